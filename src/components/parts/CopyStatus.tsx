import type { useCopy } from '../../hooks/utils/useCopy.js'

/**
 * Announces the result of a copy button. If the browser does not copy, the
 * text is shown, and selected as a whole by one click.
 */
export function CopyStatus({ copied, failed, status, text }: CopyStatus.Props) {
  const isFailed = status === 'failed'
  return (
    <>
      <span className={isFailed ? 'lk-note' : 'lk-hidden'} role="status">
        {isFailed ? failed : status && copied}
      </span>
      {isFailed && (
        <bdi className="lk-copy-all" dir="ltr" translate="no">
          {text}
        </bdi>
      )}
    </>
  )
}

export declare namespace CopyStatus {
  type Props = {
    /** Sentences of the two results. */
    copied: string
    failed: string
    status: useCopy.ReturnType['status']
    /** The copied text. */
    text: string
  }
}
