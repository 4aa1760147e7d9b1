// What the id of an analytics tag looks like: it becomes part of an address, so nothing else may stand in it.

/** Measurement and tag ids only. Containers (GTM-) and advertising accounts (AW-) would bring scripts that nobody agreed to. */
export const tagIdPattern = /^GT?-[A-Z0-9]{1,20}$/

export const isTagId = (text: string | undefined): text is string => text !== undefined && tagIdPattern.test(text)
