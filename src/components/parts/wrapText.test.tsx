import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { translate } from '../../../test/setup/components/translate.js'
import { wrapText } from './wrapText.js'

afterEach(cleanup)

function Copy({ isCopied }: { isCopied: boolean }) {
  return (
    <p>
      {wrapText([
        isCopied && <b key="mark">✓</b>,
        isCopied ? 'Copied' : 'Copy',
      ])}
      {wrapText(isCopied && 'Done')}
    </p>
  )
}

const Bare = ({ isCopied }: { isCopied: boolean }) => (
  <p>
    <b />
    {isCopied && 'Copied'}
  </p>
)

test('default: texts are elements, other children are as they were', () => {
  const { container, rerender } = render(<Copy isCopied />)
  expect(container.innerHTML).toBe(
    '<p><b>✓</b><span>Copied</span><span>Done</span></p>',
  )
  rerender(<Copy isCopied={false} />)
  expect(container.innerHTML).toBe('<p><span>Copy</span></p>')
})

test('behavior: a translated page keeps current labels', () => {
  const { container, rerender } = render(<Copy isCopied={false} />)
  const stop = translate(container)
  expect(container.querySelector('font')).not.toBeNull()
  rerender(<Copy isCopied />)
  expect(container.textContent).toBe('✓CopiedDone')
  rerender(<Copy isCopied={false} />)
  expect(container.textContent).toBe('Copy')
  stop()
})

test('error: bare text beside another node', () => {
  const { container, rerender } = render(<Bare isCopied />)
  const stop = translate(container)
  expect(() => rerender(<Bare isCopied={false} />)).toThrow()
  stop()
})
