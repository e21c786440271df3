import { capitalized, countInWords } from '#src/content/models/in-words.ts'
import { QUESTIONS } from '#src/domain/advice/answers.ts'

/** Title of the questions that lead to a trim: it says how many there are. */
export const QUESTIONS_TITLE = `${capitalized(countInWords(QUESTIONS.length, ['вопрос', 'вопроса', 'вопросов']))}, если сомневаетесь`
