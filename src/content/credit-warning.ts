/** Demanded beside any term of a credit (38-ФЗ, art. 28): on pages, in documents, in answers of the search. */
export const creditWarning = 'Оценивайте свои финансовые возможности и\u00a0риски. Изучите все условия кредита (займа).'
