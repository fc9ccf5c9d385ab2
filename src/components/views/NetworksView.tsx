'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function NetworksView() {
  return <ViewFrame>Networks</ViewFrame>
}
