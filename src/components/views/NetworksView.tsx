'use client'
import { useModal } from '../../hooks/useModal.js'
import { NetworkRows } from '../account/NetworkRows.js'
import { ViewFrame } from '../dialog/ViewFrame.js'

/** Networks of the app. Goes back after a successful switch. */
export function NetworksView() {
  const { back } = useModal()
  return (
    <ViewFrame>
      <NetworkRows onSwitched={back} />
    </ViewFrame>
  )
}
