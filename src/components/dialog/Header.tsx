'use client'
import { IconButton } from '../parts/IconButton.js'
import { useStrings } from '../strings/useStrings.js'

/** Back button, title that labels the dialog, and close button. */
export function Header({ onBack, onClose, title, titleId }: Header.Props) {
  const { common } = useStrings()
  return (
    <header className="lk-header">
      {onBack ? (
        <IconButton icon="back" label={common.back} onClick={onBack} />
      ) : (
        <span />
      )}
      <h2 className="lk-title" id={titleId}>
        <span className="lk-title-text" key={title}>
          {title}
        </span>
      </h2>
      {onClose ? (
        <IconButton icon="close" label={common.close} onClick={onClose} />
      ) : (
        <span />
      )}
    </header>
  )
}

export declare namespace Header {
  type Props = {
    onBack?: (() => void) | undefined
    /** `undefined` if the modal cannot be closed. */
    onClose?: (() => void) | undefined
    title: string
    /** ID that labels the dialog. */
    titleId: string
  }
}
