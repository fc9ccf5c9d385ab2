import type { MarkdownOptions } from 'vitepress'
import { readTypes } from './readTypes.js'

type Transformer = NonNullable<MarkdownOptions['codeTransformers']>[number]

/**
 * Returns a transformer that marks the names of an example with their types,
 * which `theme/showTypes.ts` shows.
 */
export function addTypes(): Transformer {
  let read: ReturnType<typeof readTypes> | undefined
  return {
    name: 'types',
    preprocess(code, options) {
      if (options.lang !== 'ts' && options.lang !== 'tsx') return
      read ??= readTypes()
      const types = read(code.trimEnd())
      options.decorations = [
        ...(options.decorations ?? []),
        ...types.map(({ end, start, summary, type }) => ({
          ...{ end, start },
          properties: {
            class: 'typed',
            'data-type': type,
            ...(summary && { 'data-summary': summary }),
          },
        })),
      ]
    },
  }
}
