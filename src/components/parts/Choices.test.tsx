import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Choices } from './Choices.js'
import { Row } from './Row.js'

afterEach(cleanup)

const names = ['Ethereum', 'Base', 'Polygon', 'Optimism']

function setup() {
  const onClick = vi.fn()
  render(
    <Choices>
      <input aria-label="Search" />
      {names.map((name) => (
        <Row detail="Network" key={name} onClick={onClick} title={name} />
      ))}
    </Choices>,
  )
  const row = (name: string) =>
    screen.getByRole('button', { name: new RegExp(`^${name}`) })
  /** Returns whether the browser's default action is still allowed. */
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  const focused = () => document.activeElement?.textContent
  row('Ethereum').focus()
  return { focused, onClick, press, row }
}

test('default: a letter focuses the row that starts with it', () => {
  const { focused, onClick, press } = setup()
  expect(press('p')).toBe(false)
  expect(focused()).toContain('Polygon')
  expect(onClick).not.toHaveBeenCalled()
})

test('default: arrow keys stop at both ends', () => {
  const { focused, press } = setup()
  press('ArrowDown')
  expect(focused()).toContain('Base')
  press('End')
  expect(focused()).toContain('Optimism')
  expect(press('ArrowDown')).toBe(true)
  expect(focused()).toContain('Optimism')
  press('Home')
  expect(focused()).toContain('Ethereum')
  expect(press('ArrowUp')).toBe(true)
  expect(focused()).toContain('Ethereum')
})

test('behavior: ignores modified keys and keys typed in a field', () => {
  const { focused, press } = setup()
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(press('p', more)).toBe(true)
  for (const key of ['Enter', ' ', 'Tab', 'x']) expect(press(key)).toBe(true)
  expect(focused()).toContain('Ethereum')
  const field = screen.getByLabelText('Search')
  field.focus()
  expect(press('p')).toBe(true)
  expect(document.activeElement).toBe(field)
})
