/** Invisible characters: spaces that do not break, and marks of direction. */
const invisible = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/g

/** Escapes what nobody could see in a file. */
export function showInvisible(text: string): string {
  return text.replace(
    invisible,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A string literal. */
export function quote(text: string): string {
  return showInvisible(JSON.stringify(text))
}
