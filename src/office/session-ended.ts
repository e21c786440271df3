/** Why a call is refused once nobody is signed in any more. The page stays as it is: it may hold what has been typed. */
export const SESSION_ENDED = 'Сеанс закончился. Войдите в новой вкладке и повторите: то, что набрано здесь, останется'
