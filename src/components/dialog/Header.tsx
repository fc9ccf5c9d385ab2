'use client'
import { IconButton } from '../parts/IconButton.js'
import { useStrings } from '../strings/useStrings.js'

/** Back, the title that names the dialog, close. */
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
    /** `undefined` where it cannot be closed. */
    onClose?: (() => void) | undefined
    title: string
    /** What the dialog names itself by. */
    titleId: string
  }
}
