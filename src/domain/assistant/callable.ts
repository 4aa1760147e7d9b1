// A telephone number as a link that calls it.
export const callable = (number: string): string => `[${number}](tel:${number.replace(/[^\d+]/gu, '')})`
