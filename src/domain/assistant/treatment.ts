// The treatments that people travel for, and such as they ask a clinic for: kinds of them, whatever a provider calls them.
import type { Language } from '#kernel/language.ts'
import { readExamples } from './read-examples.ts'

const written = `dental-implant all-on-four all-on-six crown veneers root-canal wisdom-teeth extraction gum-treatment sinus-lift bone-graft
denture bridge braces filling teeth-whitening teeth-cleaning bonding children-teeth jaw-surgery
lasik contact-lens-implant cataract lens-exchange vitrectomy eyelids cornea glaucoma squint eye-colour eye-check
eardrum ear-pinning hearing septum nose-shape sinus-surgery tonsils snoring thyroid
hair-transplant beard-transplant eyebrow-transplant hair-removal
facelift brow-lift lips-and-fillers botox chin-and-cheeks skin-laser tattoo-and-moles peels-and-facials scar-repair
liposuction tummy-tuck breast-reduction breast-enlargement breast-lift male-breast buttocks arm-and-thigh-lift fat-freezing varicose-veins
gastric-sleeve gastric-bypass gastric-balloon weight-injections
hip-replacement knee-replacement knee-arthroscopy ligament-repair shoulder-arthroscopy shoulder-replacement spine hand-surgery foot-surgery
ankle-elbow-wrist leg-lengthening joint-injections broken-bones
gallbladder hernia piles-and-fistula colonoscopy gastroscopy reflux-surgery appendix kidney-stones organ-transplant heart-surgery
stents-and-pacemaker
ivf womb-surgery birth intimate-surgery-women men-surgery gender-surgery
cancer-treatment brain-surgery check-up vaccines-and-drips physiotherapy mental-health haircut-and-spa`

/** The last one names none at all. */
export const noTreatment = 'none'
export const treatments: readonly string[] = [...written.split(/\s+/), noTreatment]

export const readTreatments = (language: Language) => readExamples('treatments', treatments, language)
