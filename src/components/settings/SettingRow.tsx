import type { ReactNode } from 'react'
import { Row } from '../parts/Row.js'
import { wrapText } from '../parts/wrapText.js'

/** A row of the settings. With `onClick`, it opens another view. */
export function SettingRow(props: SettingRow.Props) {
  const { detail, onClick, tile, title } = props
  if (onClick)
    return (
      <Row
        detail={detail}
        end="chevron"
        onClick={onClick}
        tile={tile}
        title={title}
      />
    )
  return (
    <div className="lk-row lk-row-still">
      {wrapText(tile)}
      <span className="lk-row-text">
        <span className="lk-row-title">{title}</span>
        {detail && <span className="lk-row-detail">{detail}</span>}
      </span>
    </div>
  )
}

export declare namespace SettingRow {
  type Props = {
    detail?: ReactNode
    onClick?: (() => void) | undefined
    tile: ReactNode
    title: ReactNode
  }
}
