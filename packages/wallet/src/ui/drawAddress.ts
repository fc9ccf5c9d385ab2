import { groupAddress } from '../core/format/groupAddress.js'
import { h } from './h.js'

/** In full, in groups that never break, so that it can be compared by eye. */
export function drawAddress(address: string): HTMLElement {
  const groups = groupAddress(address).flatMap((group, index) => [
    index ? ' ' : '',
    h('span', {}, group),
  ])
  return h(
    'span',
    { class: address.startsWith('0x') ? 'digits' : 'digits bare', dir: 'ltr' },
    address.startsWith('0x') && h('span', { class: 'prefix' }, '0x'),
    h('span', { class: 'groups' }, ...groups),
  )
}
