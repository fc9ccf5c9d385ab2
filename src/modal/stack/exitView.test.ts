import { expect, test } from 'vitest'
import {
  closedModal,
  type ModalEntry,
  type ModalView,
} from '../../core/modal/modal.js'
import { exitView } from './exitView.js'

const leave = (...views: ModalView[]) =>
  exitView(
    { ...closedModal, stack: views.map((view) => ({ view }) as ModalEntry) },
    'SwapPreview',
  ).stack.map(({ view }) => view)

test('default', () => {
  expect(leave('Account', 'Swap', 'SwapPreview')).toEqual(['Account'])
})

test('behavior: keeps pending approvals on top', () => {
  expect(leave('Swap', 'SwapPreview', 'ApproveTransaction')).toEqual([
    'Account',
    'ApproveTransaction',
  ])
})

test('behavior: does not navigate a user who has moved on', () => {
  expect(leave('SwapPreview', 'Networks')).toEqual(['SwapPreview', 'Networks'])
  expect(leave('Networks')).toEqual(['Networks'])
})
