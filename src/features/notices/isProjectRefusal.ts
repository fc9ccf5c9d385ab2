const refusal =
  /unknown[ _]project|project ?(?:id )?(?:not found|is invalid)|invalid project/i

/**
 * Returns whether the text of a 403 is about the project ID. Without such a
 * text, services mean the origin.
 */
export function isProjectRefusal(text: string): boolean {
  return refusal.test(text)
}
