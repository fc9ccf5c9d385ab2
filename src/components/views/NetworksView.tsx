'use client'
import { useModal } from '../../hooks/useModal.js'
import { NetworkRows } from '../account/NetworkRows.js'
import { ViewFrame } from '../dialog/ViewFrame.js'

/** The networks of the app; who has switched comes back to where they were. */
export function NetworksView() {
  const { back } = useModal()
  return (
    <ViewFrame>
      <NetworkRows onSwitched={back} />
    </ViewFrame>
  )
}
