'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function UnsupportedChainView() {
  return <ViewFrame>UnsupportedChain</ViewFrame>
}
