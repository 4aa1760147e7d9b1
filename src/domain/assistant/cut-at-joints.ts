// Cuts a list of things at what joins them: `8 veneers and 2 implants`.

/** In Arabic the joint stays, a letter of the word behind it; `خمسة وعشرون` is one number. */
const joint =
  /\s*(?:\b(?:and|plus|with)\b|[&+;؛]|[,،](?!\d))\s*|\s+(?=و(?!(?:عشر|ثلاث|[أا]ربع)(?:ون|ين)(?!\p{L}))\s*[\p{L}\d])/iu

export const cutAtJoints = (text: string): string[] => text.split(joint).filter((part) => part.trim() !== '')
