import type { createStore } from 'jotai/vanilla'
import { getErrorText } from '../core/errors/getErrorText.js'
import { addAlert } from '../core/notice/addAlert.js'
import { getNotice } from '../core/notice/getNotice.js'
import type { InterfaceAtoms } from './createInterfaceAtoms.js'

/** Shows what has failed by itself, if it is something to see to. */
export function showFailure(
  parameters: {
    atoms: Pick<InterfaceAtoms, 'notices'>
    store: ReturnType<typeof createStore>
  },
  error: unknown,
): void {
  const notice = getNotice(error)
  if (notice.display !== 'alert') return
  const details = getErrorText(error)
  parameters.store.set(parameters.atoms.notices, (notices) =>
    addAlert(notices, { key: notice.key, variant: 'error', details }),
  )
}
