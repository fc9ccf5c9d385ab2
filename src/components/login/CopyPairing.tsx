'use client'
import { useCopy } from '../../hooks/utils/useCopy.js'
import { Button } from '../parts/Button.js'
import { CopyStatus } from '../parts/CopyStatus.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Copies the pairing URI to the clipboard. Shown only if that fails. */
export function CopyPairing({ uri, variant }: CopyPairing.Props) {
  const { common } = useStrings()
  const { pairing } = useInsideStrings()
  const { copy, status } = useCopy()
  const isCopied = status === 'copied'
  return (
    <>
      <Button
        aria-disabled={!uri}
        onClick={() => void (uri && copy(uri))}
        variant={variant}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>{isCopied ? common.copied : pairing.copyLink}</span>
      </Button>
      <CopyStatus
        copied={common.copied}
        failed={pairing.copyFailed}
        status={status}
        text={uri ?? ''}
      />
    </>
  )
}

export declare namespace CopyPairing {
  type Props = Pick<Button.Props, 'variant'> & { uri: string | undefined }
}
