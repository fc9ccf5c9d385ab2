// A process of its own: a module that was loaded stays loaded.
import { expect, test } from 'vitest'
import type { ModalView } from '../../core/modal/modal.js'
import { accountViews } from './accountViews.js'
import { connectSources } from './connectSources.js'
import { getViewSource } from './getViewSource.js'
import { transferViews } from './transferViews.js'

const views = Object.keys({
  ...accountViews,
  ...transferViews,
  ...connectSources,
}).filter(
  (name) =>
    ![
      'EmailSuggestions',
      'LegalStage',
      'LoginFailure',
      'OtherWays',
      'Panes',
      'SocialSection',
    ].includes(name),
) as ModalView[]

test('default: the first screen is available without loading', () => {
  expect(getViewSource('Connect').peek()?.name).toBe('ConnectView')
  expect(getViewSource('AllWallets')).toBe(connectSources.AllWallets)
})

test.each(views)('behavior: %s loads, and stays loaded', async (view) => {
  const source = getViewSource(view)
  expect(source.peek()).toBeUndefined()
  const View = await source.load()
  expect(View.name).toBe(
    view.startsWith('UpdateEmail') ? 'UpdateEmailView' : `${view}View`,
  )
  expect(getViewSource(view).peek()).toBe(View)
})
