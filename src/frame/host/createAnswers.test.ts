import { describe, expect, test } from 'vitest'

import { createAnswers } from './createAnswers.js'

const ids = ['a', 'b', 'c', 'd']

describe('createAnswers', () => {
  test('default: the oldest is forgotten first', () => {
    const answers = createAnswers<string>(2)
    const known = () => ids.filter((id) => answers.get(id) !== undefined)
    expect(known()).toEqual([])
    answers.set('a', '1')
    answers.set('b', '2')
    expect(known()).toEqual(['a', 'b'])
    expect(answers.get('a')).toBe('1')
    answers.set('c', '3')
    expect(known()).toEqual(['b', 'c'])
    answers.set('d', '4')
    expect(known()).toEqual(['c', 'd'])
  })

  test('behavior: a pinned answer stays and does not count', () => {
    const answers = createAnswers<string>(1)
    answers.pin('a', '1')
    answers.set('b', '2')
    expect(answers.get('b')).toBe('2')
    answers.set('c', '3')
    expect([answers.get('a'), answers.get('b')]).toEqual(['1', undefined])
  })

  test('behavior: an unpinned answer becomes the newest of the others', () => {
    const answers = createAnswers<string>(2)
    answers.pin('a', '1')
    answers.set('b', '2')
    answers.set('c', '3')
    answers.unpin('a')
    expect(ids.map((id) => answers.get(id))).toEqual([
      '1',
      undefined,
      '3',
      undefined,
    ])
    answers.set('d', '4')
    expect(answers.get('a')).toBe('1')
    answers.set('b', '2')
    expect(answers.get('a')).toBeUndefined()
  })

  test('behavior: unpinning an answer that is not pinned does nothing', () => {
    const answers = createAnswers<string>(1)
    answers.set('a', '1')
    answers.unpin('b')
    answers.unpin('a')
    expect([answers.get('a'), answers.get('b')]).toEqual(['1', undefined])
  })
})
