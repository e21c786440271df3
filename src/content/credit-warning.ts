/** Legally required next to any credit terms (38-ФЗ, art. 28): on pages, in documents, in search answers. */
export const creditWarning = 'Оценивайте свои финансовые возможности и\u00a0риски. Изучите все условия кредита (займа).'
