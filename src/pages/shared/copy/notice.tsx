import * as texts from '#src/content/page-texts.ts'

/** What stands in the place of data that did not come: one neutral sentence. */
export const Missing = () => <p className="muted">{texts.state.error}</p>
export const Empty = ({ children = texts.state.empty }: { children?: string }) => <p className="lead">{children}</p>
