import { useRef, useState } from 'react'
import { copyText } from '#src/components/copy-text.ts'
import { accepted as texts } from '#src/content/accepted.ts'
import styles from './accepted.module.css'

/** Copies the address of the visitor's request page: it is the only way back to it. */
export function CopyLink({ path }: { path: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<'copied' | 'byHand' | null>(null)
  const copy = async () => setDone((await copyText(address(path), field.current)) ? 'copied' : 'byHand')
  return (
    <div className={styles.link}>
      <button type="button" className="u" onClick={() => void copy()}>
        {texts.copyLink}
      </button>
      <input
        ref={field}
        className={done === 'byHand' ? styles.address : 'vh'}
        aria-label={texts.ownAddress}
        readOnly
        value={address(path)}
        tabIndex={done === 'byHand' ? 0 : -1}
      />
      <span role="status" className="small muted">
        {done && texts[done]}
      </span>
    </div>
  )
}

const address = (path: string): string => location.origin + path
