/** Over the last buttons of the list of news: the way from reading to the car itself. */
export const newsEnding = 'Увидеть вживую'
