/** Topics of the questions, in the order of the support page. */
export const FAQ_TOPICS = ['buy', 'test-drive', 'credit', 'warranty', 'owners', 'connected', 'site'] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]
export const isFaqTopic = (text: string): text is FaqTopic => FAQ_TOPICS.some((topic) => topic === text)

/** Anchor of a topic on the support page. */
export const topicId = (topic: FaqTopic): string => `faq-${topic}`
