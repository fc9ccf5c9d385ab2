import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Choices } from './Choices.js'
import { LongList } from './LongList.js'
import { Row } from './Row.js'

afterEach(cleanup)

const toNames = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `Row ${first + index}`)

function List(props: Partial<LongList.Props<string>>) {
  return (
    <LongList
      renderRow={(name, place) => (
        <li {...place}>
          <Row onClick={() => {}} title={name} />
        </li>
      )}
      rows={toNames(5_000)}
      toKey={(name) => name}
      toText={(name) => name}
      {...props}
    />
  )
}

const shown = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const focused = () => document.activeElement?.textContent
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('default: renders rows near the viewport with their position', () => {
  render(<List />)
  expect(shown()[0]).toBe('Row 0')
  expect(shown().length).toBeLessThan(40)
  const [first] = screen.getAllByRole('listitem')
  expect(first?.getAttribute('aria-posinset')).toBe('1')
  expect(first?.getAttribute('aria-setsize')).toBe('5000')
  const [gap] = document.querySelectorAll<HTMLElement>('.lk-gap')
  const height = gap?.style.getPropertyValue('--lk-gap-height')
  expect(height).toBe(`${(5_000 - shown().length) * 60}px`)
})

test('behavior: renders a short list completely', () => {
  const { rerender } = render(<List rows={toNames(40)} />)
  expect(shown()).toEqual(toNames(40))
  expect(document.querySelector('[aria-setsize], .lk-gap')).toBeNull()
  const [, second] = screen.getAllByRole('listitem')
  // Existing rows are kept as the list grows.
  rerender(<List rows={toNames(80)} />)
  expect(screen.getAllByRole('listitem')[1]).toBe(second)
  expect(second?.getAttribute('aria-setsize')).toBe('80')
})

test('behavior: rows are removed', () => {
  const { rerender } = render(<List />)
  rerender(<List rows={toNames(50, 4_000)} />)
  expect(shown()[0]).toBe('Row 4000')
  rerender(<List rows={[]} />)
  expect(shown()).toEqual([])
})

test('param: total', () => {
  render(<List total={9_000} />)
  const [first] = screen.getAllByRole('listitem')
  expect(first?.getAttribute('aria-setsize')).toBe('9000')
})

test('param: isLong', () => {
  render(<List isLong rows={toNames(3)} />)
  expect(shown()).toEqual(toNames(3))
  expect(document.querySelectorAll('[aria-setsize="3"]')).toHaveLength(3)
})

test('param: controls', () => {
  const controls = createRef<LongList.Controls>()
  const { rerender } = render(<List controls={controls} />)
  act(() => controls.current?.focus(4_321))
  expect(focused()).toBe('Row 4321')
  // Keeps the first rows, and the neighbors for Tab.
  expect(shown()).toEqual(expect.arrayContaining(['Row 0', 'Row 4322']))
  // The focus stays when rows are inserted before it.
  rerender(<List controls={controls} rows={toNames(5_010, -10)} />)
  expect(focused()).toBe('Row 4321')
  rerender(<List controls={controls} rows={toNames(9)} />)
  act(() => controls.current?.focus(8))
  expect(focused()).toBe('Row 8')
})

test('behavior: keys reach all rows of several lists', () => {
  render(
    <Choices>
      <Row onClick={() => {}} title="First of all" />
      <List rows={toNames(100)} />
      <List rows={[...toNames(4_000, 100), 'Zebra']} />
    </Choices>,
  )
  screen.getByRole('button', { name: 'First of all' }).focus()
  press('ArrowDown')
  expect(focused()).toBe('Row 0')
  press('z')
  expect(focused()).toBe('Zebra')
  press('ArrowUp')
  expect(focused()).toBe('Row 4099')
  press('Home')
  expect(focused()).toBe('First of all')
  press('End')
  expect(focused()).toBe('Zebra')
})
