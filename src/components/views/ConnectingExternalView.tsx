'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function ConnectingExternalView() {
  return <ViewFrame>ConnectingExternal</ViewFrame>
}
