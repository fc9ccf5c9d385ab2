'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function ProfileWalletsView() {
  return <ViewFrame>ProfileWallets</ViewFrame>
}
