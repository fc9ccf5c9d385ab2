import type { Card } from './drawCard.js'
import { drawStatement } from './drawStatement.js'
import { h } from './h.js'
import type { Strings } from './language/translations/english.js'

/**
 * Waits until the person asks to see a request, so that one which comes again
 * and again cannot meet a click that was meant for the page.
 *
 * @param signal - ends the wait with the card
 */
export function askGesture(
  card: Pick<Card, 'fill'>,
  signal: AbortSignal,
  { card: said }: Pick<Strings, 'card'>,
): Promise<void> {
  const button = h(
    'button',
    { class: 'button', type: 'button', dataset: { testid: 'show-request' } },
    said.show,
  )
  card.fill([
    drawStatement(
      {
        testId: 'pause',
        title: said.again,
        text: said.againText,
      },
      button,
    ),
  ])
  return new Promise((resolve) => {
    button.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) resolve() // guard: gesture
      },
      { signal },
    )
  })
}
