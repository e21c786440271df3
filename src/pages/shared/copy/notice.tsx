import * as texts from '#src/content/page-texts.ts'

/** Replaces data that failed to load: one neutral sentence. */
export const Missing = () => <p className="muted">{texts.state.error}</p>
export const Empty = ({ children = texts.state.empty }: { children?: string }) => <p className="lead">{children}</p>
