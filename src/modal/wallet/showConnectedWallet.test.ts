import { expect, test, vi } from 'vitest'
import { createSignInKit } from '../../../test/setup/kit/createSignInKit.js'
import { openModal } from '../../actions/modal/openModal.js'
import { showConnectedWallet } from './showConnectedWallet.js'

test('behavior: waits while the session is read, so that the prompt follows', async () => {
  let answer = () => {}
  const reading = new Promise<void>((resolve) => (answer = resolve))
  const { connectFirst, kit, view, watch } = createSignInKit({
    options: {
      async getSessions() {
        await reading
        return []
      },
    },
  })
  const stop = watch()
  openModal(kit, { data: { walletId: 'mock' }, view: 'ConnectingExternal' })
  await connectFirst()
  showConnectedWallet(kit)
  expect(view()).toBe('ConnectingExternal')
  answer()
  await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'))
  // Connected before: no account changes.
  openModal(kit, { data: { walletId: 'mock' }, view: 'ConnectingExternal' })
  showConnectedWallet(kit)
  expect(view()).not.toBe('ConnectingExternal')
  stop()
})
