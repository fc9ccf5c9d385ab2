'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { useLegalStrings } from '../strings/useLegalStrings.js'

/** In place of a way to connect, until the terms beneath it are accepted. */
export function LegalView() {
  const { text, title } = useLegalStrings()
  return (
    <ViewFrame>
      <div className="lk-empty">
        <p className="lk-empty-title">{title}</p>
        <p className="lk-empty-text">{text}</p>
      </div>
    </ViewFrame>
  )
}
