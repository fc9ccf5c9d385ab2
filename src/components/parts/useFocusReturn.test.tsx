import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { goBack } from '../../actions/modal/goBack.js'
import { goToView } from '../../actions/modal/goToView.js'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { useFocusReturn } from './useFocusReturn.js'

afterEach(cleanup)

function Views() {
  const { entry } = useModal()
  return (
    <ViewFrame key={entry.view}>
      <Actions />
    </ViewFrame>
  )
}

function Actions() {
  useFocusReturn()
  return (
    <>
      <button type="button">First</button>
      <button aria-label="Send" type="button" />
    </>
  )
}

function setup() {
  const { kit, wrapper } = createModalApp()
  const start = (view: 'Networks') =>
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: [{ view }],
    }))
  const visit = () => {
    const button = screen.getByRole('button', { name: 'Send' })
    act(() => button.focus())
    act(() => goToView(kit, { view: 'WhatIsAWallet' }))
    expect(document.activeElement?.className).toBe('lk-view')
    act(() => goBack(kit))
    return document.activeElement
  }
  return { start, visit, wrapper }
}

test('behavior: going back focuses the control that led away', () => {
  const { start, visit, wrapper } = setup()
  start('Networks')
  render(<Views />, { wrapper })
  expect(visit()?.getAttribute('aria-label')).toBe('Send')
})
