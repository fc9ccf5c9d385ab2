/** An account that its user wants deleted. Not swept: it is carried out. */
export type Deletion = {
  /** When everything of the user is removed, in ms. */
  dueAt: number
}
