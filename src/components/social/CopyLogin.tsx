'use client'
import { useCopy } from '../../hooks/utils/useCopy.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** The address of a login goes to the clipboard, and nowhere else. */
export function CopyLogin({ url }: { url: string | undefined }) {
  const { common } = useStrings()
  const { copyFailed, copyLink } = useSocialStrings()
  const { copy, status } = useCopy()
  const isCopied = status === 'copied'
  return (
    <>
      <span
        className={status === 'failed' ? 'lk-note' : 'lk-hidden'}
        role="status"
      >
        {isCopied && common.copied}
        {status === 'failed' && copyFailed}
      </span>
      <Button aria-disabled={!url} onClick={() => void (url && copy(url))}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? common.copied : copyLink}
      </Button>
    </>
  )
}
