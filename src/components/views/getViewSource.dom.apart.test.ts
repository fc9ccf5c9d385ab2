// A process of its own: a module that was loaded stays loaded.
import { expect, test } from 'vitest'
import type { ModalView } from '../../core/modal/modal.js'
import { restoreModal } from '../../modal/stack/restoreModal.js'
import { accountViews } from './accountViews.js'
import { connectSources } from './connectSources.js'
import { getViewSource, loadRestore } from './getViewSource.js'
import { transferViews } from './transferViews.js'

const views = Object.keys({
  ...accountViews,
  ...transferViews,
  ...connectSources,
}).filter(
  (name) =>
    ![
      'EmailSuggestions',
      'ExplorerWallets',
      'InsecureLogin',
      'LegalStage',
      'LoginFailure',
      'OtherWays',
      'Panes',
      'UsageGate',
      'askToken',
      'restoreModal',
      'watchApprovals',
    ].includes(name),
) as ModalView[]

test('default: the first screen is available without loading', () => {
  expect(getViewSource('Connect').peek()?.name).toBe('ConnectView')
  expect(getViewSource('AllWallets')).toBe(connectSources.AllWallets)
})

const groups: Record<string, readonly string[]> = {
  accountViews: Object.keys(accountViews),
  connectingViews: Object.keys(connectSources),
  transferViews: Object.keys(transferViews),
}

test.each(Object.keys(groups))(
  'behavior: one view of %s loads all of them',
  async (group) => {
    const [first, ...others] = views.filter((view) =>
      groups[group]?.includes(view),
    ) as [ModalView, ...ModalView[]]
    expect(getViewSource(first).peek()).toBeUndefined()
    await getViewSource(first).load()
    // They can be rendered without waiting, and without a skeleton.
    expect(others.filter((view) => !getViewSource(view).peek())).toEqual([])
  },
)

test.each(views)('behavior: %s loads, and stays loaded', async (view) => {
  const source = getViewSource(view)
  const View = await source.load()
  const name: string = view.startsWith('UpdateEmail') ? 'UpdateEmail' : view
  // A part of a view that loads with the others.
  expect(View.name).toBe(name === 'GuestLogin' ? name : `${name}View`)
  expect(getViewSource(view).peek()).toBe(View)
})

test('behavior: what reopens a view is there at once when the view is', () => {
  for (const view of ['EmailVerifyOtp', 'WalletSend'])
    expect(loadRestore(view), view).toBe(restoreModal)
  expect(loadRestore('Account')).toBe(undefined)
})
