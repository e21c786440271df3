/** Above the last buttons of the news list: links to cars. */
export const newsEnding = 'Увидеть вживую'
