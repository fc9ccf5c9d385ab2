import { cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeField } from './CodeField.js'

afterEach(cleanup)

const onComplete = vi.fn()
const onRefused = vi.fn()

function Stage({ code }: { code: string }) {
  const [value, setValue] = useState(code)
  return (
    <CodeField
      describedBy="hint"
      failure={false}
      isBusy={false}
      label="Code"
      onChange={setValue}
      onComplete={onComplete}
      onRefused={onRefused}
      value={value}
    />
  )
}

function setup(code = '') {
  onComplete.mockClear()
  const { container, getByLabelText } = render(<Stage code={code} />)
  const field = getByLabelText('Code') as HTMLInputElement
  return {
    boxes: () =>
      [...container.querySelectorAll('.lk-code-box')].map(
        (box) => box.textContent,
      ),
    field,
    press: (key: string) => fireEvent.keyDown(field, { key }),
    selection: () => [field.selectionStart, field.selectionEnd],
    type: (value: string) => fireEvent.change(field, { target: { value } }),
  }
}

test('default: shows the typed digits in the boxes', () => {
  const { boxes, type } = setup()
  type('12a')
  expect(boxes()).toEqual(['1', '2', '', '', '', ''])
  expect(onComplete).not.toHaveBeenCalled()
})

test('behavior: submits a complete code once', () => {
  const { type } = setup()
  type('123456')
  type('1234567')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('behavior: arrow keys move by digit in a complete code', () => {
  const { field, press, selection } = setup('123456')
  field.setSelectionRange(5, 6)
  press('ArrowLeft')
  expect(selection()).toEqual([4, 5])
  press('ArrowRight')
  press('ArrowRight')
  expect(selection()).toEqual([5, 6])
})

test('behavior: a caret in a complete code selects the next digit', () => {
  const { field, selection } = setup('123456')
  field.setSelectionRange(2, 2)
  fireEvent.select(field)
  expect(selection()).toEqual([2, 3])
})
