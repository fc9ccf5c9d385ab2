/** Maximum length of text that is read or written, in UTF-16 units. */
export const STORED_TEXT_MAX_LENGTH = 262_144
