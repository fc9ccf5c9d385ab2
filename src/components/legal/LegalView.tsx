'use client'
import { useContext } from 'react'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { LegalStringsContext } from '../strings/LegalStringsContext.js'

/** In place of a way to connect, until the terms beneath it are accepted. */
export function LegalView() {
  const { text, title } = useContext(LegalStringsContext)
  return (
    <ViewFrame>
      <div className="lk-empty">
        <p className="lk-empty-title">{title}</p>
        <p className="lk-empty-text">{text}</p>
      </div>
    </ViewFrame>
  )
}
