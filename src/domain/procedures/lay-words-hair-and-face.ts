// What people call treatments of hair, face and skin, and what they have them for. A table: add a line where a search finds nothing.
import type { LayLine } from './lay-line.ts'

export const layHairAndFace: readonly LayLine[] = [
  // hair
  {
    beginsGroup: true,
    said: 'hair transplant, hair transplants, hair transplantation, hair implant, hair implants, hair graft, hair grafts, hair plugs, plugs, new hair, hair put back, my hair back, hairline, new hairline, hairline surgery, hairline lowering, hair restoration, replant hair, hair planting, plant hair, move hair to the front, turkish hairline, fue, fue hair, fut, dhi, dhi hair, sapphire fue, scalp transplant, زراعه الشعر, زراعه شعر, زراعه شعري, زرع شعر, زرع الشعر, ازرع شعر, ازرع شعري, ازرع راسي, زراعه راس, زراعه الراس, زراعه بصيلات, بصيلات الشعر, زراعه مقدمه الراس, خط الشعر, غرس الشعر, استنبات الشعر, اقتطاف, الاقتطاف, فيو, zira3et sha3r, zar3 sha3r',
    means: 'hair transplant, زراعة الشعر',
  },
  {
    said: 'hair loss, losing my hair, bald, baldy, baldness, balding, going bald, receding hairline, receding, thinning hair, bald patch, bald spot, thin on top, slaphead, alopecia, تساقط الشعر, تساقط شعري, شعري يتساقط, شعري بيقع, صلع, صلعه, اصلع, شعر خفيف, شعري خفيف, فراغات الشعر, فراغات بالراس, قرعه',
    means: 'hair transplant, زراعة الشعر',
    isHint: true,
  },
  {
    said: 'beard transplant, beard implant, beard implants, beard hair, fill in my beard, fill my beard, thicker beard, fuller beard, moustache transplant, mustache transplant, stubble transplant, sideburns transplant, beard graft, زراعه ذقن, زراعه الذقن, زراعه لحيه, زراعه شعر اللحيه, زراعه شعر الذقن, زراعه شعر الوجه, زرع لحيه, زرع ذقن, ازرع لحيتي, ازرع ذقني, زراعه دقن, زراعه الدقن, زراعه شنب, زراعه شارب, زراعه سكسوكه, تعبئه اللحيه',
    means: 'beard, اللحية',
  },
  {
    said: 'patchy beard, beard, beards, facial hair, thin beard, gaps in my beard, bald patches in my beard, cannot grow a beard, ذقن, دقن, دقني, لحيه, لحيتي, ذقني, لحيه خفيفه, فراغات اللحيه, سكسوكه',
    means: 'beard, اللحية',
    isHint: true,
  },
  {
    said: 'eyebrow transplant, eyebrow implant, eyebrow implants, brow transplant, brow implants, eyebrow graft, eyebrow hair transplant, thicker eyebrows, fuller eyebrows, fuller brows, زراعه حواجب, زراعه الحواجب, زراعه حاجب, زرع حواجب, ازرع حواجبي, زراعه شعر الحواجب',
    means: 'eyebrow, الحواجب',
  },
  {
    said: 'eyebrows, eyebrow, brows, thin eyebrows, overplucked, over plucked, overplucked brows, حواجب, حواجبي, حواجب خفيفه',
    means: 'eyebrow, الحواجب',
    isHint: true,
  },
  {
    said: 'eyelash transplant, lash transplant, eyelash implants, زراعه رموش, زراعه الرموش',
    means: 'eyelash transplant, الرموش',
  },
  {
    said: 'prp hair, prp for hair, hair prp, plasma hair, hair plasma, hair mesotherapy, stem cell hair, بلازما الشعر, بلازما شعر, حقن البلازما, ميزوثيرابي, ميزوثيرابي الشعر, اكسوزوم',
    means: 'prp, plasma, mesotherapy, بلازما',
  },
  { said: 'scalp micropigmentation, smp, hair tattoo, تاتو الشعر, تصبغ فروه الراس', means: 'micropigmentation' },
  {
    said: 'hair removal, laser hair removal, remove body hair, hair lasered off, permanent hair removal, electrolysis, hairy back removal, hairy chest removal, ازاله شعر, ازاله الشعر, ازاله الشعر بالليزر, ليزر شعر, ليزر ازاله الشعر, شيل الشعر بالليزر',
    means: 'hair removal, إزالة الشعر',
  },
  {
    said: 'hair cut, haircut, hair dresser, hairdresser, barber, wig, wigs, hair extensions, hair system, hair piece, toupee, hair colour, hair dye, keratin treatment, hair straightening, قص شعر, حلاق, كوافير, صبغه شعر, بروتين شعر, كيراتين, باروكه, اكستنشن',
    means: 'haircut, wig, باروكة',
  },
  // face
  {
    beginsGroup: true,
    said: 'nose job, noes job, nosejob, new nose, nose reshaping, nose correction, nose reduction, nose made smaller, smaller nose, straighten my nose, hump on my nose, bump on my nose, nose bump, nose tip, nose done, fix my nose, nose fixed, change my nose, reshape my nose, nose plastic surgery, cosmetic nose surgery, thinner nose, rhino, rhinoplasty, septorhinoplasty, hooter done, conk, schnozz, تجميل الانف, تجميل انف, تجميل انفي, تجميل خشم, تجميل خشمي, تجميل مناخير, عمليه انف, عمليه الانف, عمليه خشم, عمليه مناخير, عمليه المناخير, عمليه خشمي, تصغير الانف, تصغير انف, تصغير خشم, تصغير خشمي, تصغير مناخيري, اصغر خشمي, اصغر مناخيري, اصغر انفي, تعديل الانف, تعديل انفي, تعديل خشمي, نحت الانف, نحت خشم, رفع الانف, ارنبه الانف, حدبه الانف, سله الانف, عظمه الانف, مناخيري, خشمي, منخاري, نيفي, تجميل نيفي, رينوبلاستي, manakheer, tagmeel anf, khashmi',
    means: 'rhinoplasty, تجميل الأنف',
  },
  {
    said: 'nose, noses, nostrils, nose surgery, nose operation, nose op, انف, خشم, مناخير, نيف, منخار',
    means: 'rhinoplasty, septoplasty, الأنف',
    isHint: true,
  },
  {
    said: 'nose filler, liquid nose job, non surgical nose job, nose thread, فيلر الانف, فيلر انف, خيوط الانف, نفرتيتي',
    means: 'nose filler, فيلر',
  },
  {
    said: 'eyelid surgery, eyelid lift, eyelids done, lid surgery, lids done, eye lift, eyelid job, eye bag surgery, eye bag removal, eyebag removal, remove eye bags, remove bags under my eyes, blepharoplasty, upper lids, lower lids, upper eyelids, lower eyelids, hooded eyelid surgery, eyelid tuck, lid tuck, lift my eyelids, double eyelid surgery, شد الجفون, شد جفون, شد الجفن, عمليه الجفون, عمليه جفون, عمليه الجفن, تجميل الجفون, جراحه الجفون, رفع الجفون, رفع الجفن, ازاله اكياس العين, اكياس العين, شد العيون, بليفاروبلاستي, shad gofoon',
    means: 'eyelid, الجفون',
  },
  {
    said: 'eye bags, eyebags, droopy eyelids, droopy lids, droopy eyes, hooded eyes, hooded lids, hooded eyelids, saggy eyelids, heavy lids, puffy eyes, bags under my eyes, bags under eyes, tired eyes, baggy eyes, lids sagging, ptosis, eyelids, eyelid, جفن, جفون, تهدل الجفون, ترهل الجفون, ارتخاء الجفن, ارتخاء الجفون, انتفاخ تحت العين, اكياس تحت العين, جيوب تحت العين, جفوني نازله, عيون نعسانه',
    means: 'eyelid, الجفون',
    isHint: true,
  },
  {
    said: 'facelift, face lift, face lifts, face lifted, face tuck, face tightening, tighten my face, lift my face, mini facelift, mini face lift, deep plane facelift, deep plane, neck and face lift, smas lift, rhytidectomy, شد وجه, شد الوجه, شد وجهي, شد بشره الوجه, رفع الوجه, رفع وجه, شد جراحي للوجه, اشد وجهي, فيس ليفت, شد الوش, شد وش, شد وشي, shad wesh, shad wajh',
    means: 'facelift, شد الوجه',
  },
  {
    said: 'sagging face, jowls, jowly, saggy face, droopy face, saggy jaw, look younger, ترهل الوجه, ترهلات الوجه, وجهي مترهل',
    means: 'facelift, شد الوجه',
    isHint: true,
  },
  {
    said: 'neck lift, turkey neck, necklift, neck tightening, شد الرقبه, شد رقبه, لغلوغ',
    means: 'neck lift, facelift, شد الرقبة',
  },
  {
    said: 'brow lift, forehead lift, eyebrow lift, temporal lift, fox eyes, fox eye, cat eyes lift, رفع الحواجب, رفع الحاجب, شد الجبهه, عيون الثعلب, فوكس ايز',
    means: 'brow lift, forehead lift, رفع الحواجب',
  },
  {
    said: 'thread lift, threads lift, face threads, thread facelift, خيوط الوجه, شد الوجه بالخيوط, خيوط شد',
    means: 'thread lift, خيوط',
  },
  {
    said: 'botox, anti wrinkle injections, wrinkle injections, wrinkle jabs, botulinum, frown lines injection, dysport, بوتوكس, البوتوكس, بوتكس, ابر التجاعيد',
    means: 'botox, botulinum, بوتوكس',
  },
  {
    said: 'fillers, dermal filler, dermal fillers, lip filler, lip fillers, cheek filler, cheek fillers, chin filler, under eye filler, tear trough filler, jaw filler, lip injections, lip augmentation, bigger lips, lip lift, lip flip, plump lips, فيلر, الفيلر, فيلر شفايف, فيلر خدود, فيلر تحت العين, نفخ شفايف, نفخ الشفايف, تكبير الشفايف, تكبير الشفاه, توريد الشفايف',
    means: 'filler, lip lift, lip augmentation, فيلر',
  },
  {
    said: 'cheek implants, chin implant, chin implants, chin surgery, genioplasty, chin reduction, jawline surgery, jaw contouring, facial implants, buccal fat, buccal fat removal, bichectomy, cheek fat removal, dimple surgery, dimples, تكبير الذقن, حقن الذقن, زراعه ذقن سيليكون, تكساس, نحت الوجه, غمازات, ازاله دهون الخد, نحت الفك',
    means: 'chin implant, cheek implant, buccal fat, genioplasty, dimple, تكبير الذقن',
  },
  {
    said: 'double chin, double chin removal, chin fat, chin lipo, لغد, اللغد, دبل تشن, ذقن مزدوج, ازاله اللغد',
    means: 'double chin, chin liposuction, liposuction, اللغد',
    isHint: true,
  },
  {
    said: 'facial feminization, facial feminisation, ffs surgery, face feminization, تانيث الوجه',
    means: 'feminisation, feminization',
  },
  // skin
  {
    beginsGroup: true,
    said: 'laser skin resurfacing, skin resurfacing, laser resurfacing, resurface my skin, laser on my skin, laser for scars, laser for acne scars, acne scar laser, acne laser, fraxel, co2 laser, co2 laser face, fractional laser, fractional co2, skin laser, laser skin, laser face, laser on my face, laser peel, skin renewal, تجديد البشره, تجديد بشره, تقشير ليزر, تقشير بالليزر, ليزر البشره, ليزر بشره, ليزر الوجه, ليزر وجه, فراكشنال, فراكشنال ليزر, فراكسيل, ليزر حب الشباب, ليزر اثار الحبوب, ليزر ندبات, ليزر كربوني, الليزر الكربوني',
    means: 'laser skin, resurfacing, تجديد البشرة',
  },
  {
    said: 'wrinkles, acne, acne scars, scar, scars on my face, pockmarks, pock marks, spot scars, sun damage, sun spots, age spots, pores, تجاعيد, حب الشباب, حبوب الوجه, اثار حب الشباب, اثار الحبوب, حفر الوجه, حفر حب الشباب, ندبات حب الشباب',
    means: 'laser skin, facelift, البشرة',
    isHint: true,
  },
  { said: 'chemical peel, face peel, skin peel, تقشير كيميائي, تقشير بارد, تقشير البشره', means: 'peel, تقشير' },
  {
    said: 'microneedling, micro needling, dermapen, derma roller, hydrafacial, hydra facial, facial treatment, facials, هيدرافيشل, ديرما بن, ديرمابن, تنظيف بشره, تنظيف البشره',
    means: 'microneedling, hydrafacial, facial, تنظيف البشرة',
  },
  {
    said: 'hifu, ultherapy, thermage, radiofrequency skin, skin tightening machine, هايفو, هايفو وجه, الترا, مورفيوس, ثيرماج',
    means: 'hifu, ultherapy, morpheus, هايفو',
  },
  {
    said: 'tattoo removal, remove a tattoo, laser tattoo, remove my tattoo, ازاله وشم, ازاله الوشم, ازاله تاتو, شيل التاتو',
    means: 'tattoo removal, إزالة الوشم',
  },
  {
    said: 'mole removal, remove a mole, moles removed, skin tag removal, wart removal, cyst removal, lipoma removal, remove a lump, ازاله شامه, ازاله الشامات, ازاله خال, ازاله ثاليل, ازاله كيس دهني',
    means: 'mole removal, skin tag, lipoma, إزالة الشامات',
  },
  {
    said: 'scar revision, keloid removal, keloid, scar removal surgery, scar removal, ازاله الندبات, ازاله ندبه, جدره, كيلويد',
    means: 'scar revision, keloid, ندبات',
  },
  {
    said: 'skin lightening, skin whitening, skin bleaching, glutathione, whiten my skin, تبييض البشره, تبييض الجسم, تفتيح البشره, تفتيح بشره, ابر جلوتاثيون',
    means: 'skin lightening, skin whitening, glutathione, تفتيح البشرة',
  },
  {
    said: 'tattoo, tattoos, piercing, piercings, microblading, permanent makeup, permanent make up, وشم, تاتو, تاتو حواجب, مايكروبليدنج, ميكروبليدنج',
    means: 'microblading, permanent makeup',
    isHint: true,
  },
  {
    said: 'sweating treatment, hyperhidrosis, sweaty armpits, sweaty hands, excessive sweating, تعرق, فرط التعرق, تعرق اليدين',
    means: 'hyperhidrosis, sweating, التعرق',
  },
  { said: 'cleft lip, cleft palate, hare lip, شفه ارنبيه, الشفه الارنبيه, سقف الحلق', means: 'cleft, الشفة الأرنبية' },
]
