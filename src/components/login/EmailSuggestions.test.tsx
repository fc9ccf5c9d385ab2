import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'

afterEach(cleanup)

async function renderEmail() {
  const { screen } = await renderLogin({ features: { socials: false } })
  const input = screen.getByLabelText('Email address') as HTMLInputElement
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  const names = () =>
    [...document.querySelectorAll('.lk-suggestion')].map(
      (button) => button.textContent,
    )
  return { input, names, screen, type }
}

test('default: selects a suggestion by click', async () => {
  const { input, names, screen, type } = await renderEmail()
  type('ada@')
  const gmail = await screen.findByRole('button', { name: 'ada@gmail.com' })
  expect(names()).toEqual(['@gmail.com', '@outlook.com', '@yahoo.com'])
  fireEvent.click(gmail)
  expect(input.value).toBe('ada@gmail.com')
  expect(document.activeElement).toBe(input)
  expect(names()).toEqual([])
})

test('behavior: shows only matching suggestions', async () => {
  const { names, screen, type } = await renderEmail()
  type('ada@h')
  await screen.findByRole('button', { name: 'ada@hotmail.com' })
  expect(names()).toEqual(['@hotmail.com'])
  type('ada@example')
  expect(names()).toEqual([])
  expect(
    screen.getByText("We'll email you a code. No password needed."),
  ).toBeTruthy()
})

test('behavior: supports the keyboard', async () => {
  const { input, screen, type } = await renderEmail()
  type('ada@')
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement as Element, { key })
  const gmail = await screen.findByRole('button', { name: 'ada@gmail.com' })
  input.focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(gmail)
  press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('@outlook.com')
  press('ArrowLeft')
  press('ArrowLeft')
  expect(document.activeElement).toBe(input)
  press('ArrowDown')
  press('ArrowUp')
  expect(document.activeElement).toBe(input)
})
