import { Icon } from './Icon.js'
import type { IconName } from './icons.js'

/** Round icon button with an accessible name. */
export function IconButton({ icon, label, onClick }: IconButton.Props) {
  return (
    <button
      aria-label={label}
      className="lk-icon-button"
      onClick={onClick}
      type="button"
    >
      <Icon name={icon} />
    </button>
  )
}

export declare namespace IconButton {
  type Props = { icon: IconName; label: string; onClick: () => void }
}
