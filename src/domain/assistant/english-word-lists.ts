// Lists of words that the signs of danger in English are made of: `<hurt>` in a sign is any word of that list.

export const englishLists = {
  hurt: 'pain|pains|painful|hurt|hurts|hurting|ache|aches|aching|pressure|tight|tightness|tightening|squeezing|crushing|heaviness|burning|burns|stabbing|discomfort',
  cannot: 'cannot|could_not|unable_to|not_able_to|not_possible_to|struggling_to|impossible_to|hard_to|difficult_to',
  never: 'cannot|could_not|unable_to|not_able_to',
  bleed: 'bleed|bleeds|bleeding|bled|blood|bloody',
  swell: 'swollen|swelling|swells|swelled|swell|puffy|puffed|ballooned|ballooning|bigger|huge|enlarged',
  leg: 'leg|legs|calf|calves|thigh|thighs',
  wound:
    'wound|wounds|incision|incisions|stitch|stitches|sutures|scar|cut|drain|operation_site|surgical_site|surgery_site|surgery_area|operated_area|graft|grafts|donor_area|implant_site|socket|staples|bandage|dressing',
  procedure:
    'surgery|operation|procedure|operated|surgical|anaesthesia|anesthesia|sleeve|bypass|facelift|rhinoplasty|septoplasty|liposuction|lipo|transplant|implant|implants|extraction|cataract|lasik|replacement|arthroscopy|tuck|colonoscopy|vitrectomy|discharge|discharged|treatment|injection',
  sight: 'sight|vision|eyesight|eye|eyes',
  strong:
    'severe|unbearable|worst|excruciating|agonising|agonizing|intolerable|terrible|horrible|extreme|intense|strong|sharp|crazy|insane|awful|massive|violent|stabbing',
  sudden: 'ripping|tearing|sudden|suddenly|abruptly|out_of_nowhere',
  faint:
    'unconscious|unresponsive|passed_out|passing_out|pass_out|blacked_out|blacking_out|black_out|collapsed|collapse|collapsing|fainted|fainting|faint|faints',
  pills:
    'pills|pill|tablets|tablet|tabs|capsules|paracetamol|panadol|ibuprofen|tramadol|morphine|medicine|medicines|medication|meds|painkillers|sleeping|insulin|drugs|opioids|doses|dose|codeine|xanax|antidepressants',
  them: 'he|she|they|husband|wife|mother|mom|mum|father|dad|son|daughter|brother|sister|friend|baby|child|kid|toddler|infant|newborn|boy|girl|partner|grandmother|grandfather|patient|uncle|aunt|cousin|somebody|someone|man|woman|roommate|companion',
  child: 'baby|child|kid|toddler|infant|newborn|son|daughter|boy|girl|year_old|grandson|granddaughter',
} as const
