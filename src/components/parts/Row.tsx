import type { ReactNode } from 'react'
import { Icon } from './Icon.js'
import { wrapText } from './wrapText.js'

/** A selectable row: tile, title, detail, and content at its end. */
export function Row({
  chip,
  detail,
  end,
  isCurrent,
  isDisabled,
  onClick,
  onIntent,
  tile,
  title,
}: Row.Props) {
  return (
    <button
      aria-current={isCurrent || undefined}
      aria-disabled={isDisabled || undefined}
      className="lk-row"
      onClick={isDisabled ? undefined : onClick}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      type="button"
    >
      {wrapText(tile)}
      <span className="lk-row-text">
        <span className="lk-row-title">{title}</span>
        {detail && <span className="lk-row-detail">{detail}</span>}
      </span>
      {chip && <span className="lk-chip">{chip}</span>}
      {end === 'chevron' ? <Icon name="chevron" /> : wrapText(end)}
    </button>
  )
}

export declare namespace Row {
  type Props = {
    chip?: ReactNode
    detail?: ReactNode
    /** `chevron` if the row opens another view. */
    end?: ReactNode
    isCurrent?: boolean | undefined
    isDisabled?: boolean | undefined
    onClick: () => void
    /** Called when it is pointed at or focused, before a click. */
    onIntent?: (() => void) | undefined
    tile?: ReactNode
    title: ReactNode
  }
}
