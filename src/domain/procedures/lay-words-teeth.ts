// What people call treatments of teeth, and what they have them for. A table: add a line where a search finds nothing.
import type { LayLine } from './lay-line.ts'

export const layTeeth: readonly LayLine[] = [
  {
    said: 'tooth, teeth, dentist, dental work, dental treatment, teeth work, gnashers, pearly whites, dentistry, سن, اسنان, ضرس, طبيب اسنان, دكتور اسنان, علاج اسنان, asnan, asnani',
    means: 'dental, الأسنان',
    isHint: true,
  },
  {
    said: 'smile, smile makeover, hollywood smile, turkey teeth, perfect smile, new smile, celebrity smile, celebrity teeth, film star teeth, smile design, digital smile design, hollywood teeth, bridal smile, smile correction, ابتسامه, ابتسامه هوليود, ابتسامه هوليوود, هوليود سمايل, هوليوود سمايل, هوليود, هوليوود, ابتسامه المشاهير, تصميم ابتسامه, تجميل الاسنان, تجميل اسناني, hollywood smile bel arabi',
    means: 'veneers, whitening, قشور, smile',
    isHint: true,
  },
  {
    said: 'fake teeth, false teeth, new teeth, fixed teeth, missing teeth, replace my teeth, teeth in a day, teeth implants, new set of teeth, new set of gnashers, permanent teeth, permanent dentures, screw in teeth, screwed in teeth, اسنان صناعيه, تركيب اسنان, اسنان جديده, اسنان ثابته, تركيبات ثابته, اسنان دائمه, اركب اسنان, تعويض الاسنان',
    means: 'dental implant, full arch, زراعة سن, فك كامل',
    isHint: true,
  },
  {
    said: 'tooth implant, tooth implants, dental implant, dental implants, single implant, single tooth implant, implant, implants, screw tooth, screw in tooth, screwed in tooth, screw in the jaw, titanium tooth, titanium screw, titanium root, artificial tooth root, false tooth, fake tooth, new tooth, one new tooth, replace a tooth, tooth replacement, artificial tooth, implant tooth, zer3et senan, زراعه اسنان, زراعه ضرس, زرعه سن, زرعه, زراعه سن, زرع سن, زرع اسنان, زرع ضرس, زرعه ضرس, زرعات, زرعتين, زرعتان, زرعات اسنان, ازرع سن, ازرع ضرس, ازرع اسناني, سن صناعي, برغي سن, برغي الاسنان, غرسه سنيه, غرسات, غرس اسنان, امبلانت, ايمبلانت, zira3at asnan, zer3a',
    means: 'dental implant, زراعة سن',
  },
  {
    said: 'missing tooth, lost a tooth, tooth fell out, tooth knocked out, gap where a tooth was, سن مفقود, ضرس مخلوع, سن ناقص, طاح سني, وقع سني, فراغ بين الاسنان مكان خلع',
    means: 'dental implant, زراعة سن',
    isHint: true,
  },
  {
    said: 'all on 4, all on four, all on 4 implants, all on x, full mouth, full mouth implants, full mouth reconstruction, full mouth rehabilitation, full set of teeth, full jaw implants, full arch, full arch implants, whole jaw, whole mouth, whole mouth of teeth, no teeth left, all my teeth done, all my teeth replaced, all teeth replaced, all new teeth, every tooth replaced, entire jaw, complete jaw, four implants, same day teeth, teeth on four screws, whole new set of teeth, فك كامل, فك كامل ثابت, كل الاسنان, سناني كلها, اسناني كلها, كل اسناني, زراعه كل الاسنان, زراعه فك كامل, زراعه الفك, فك علوي كامل, فك سفلي كامل, فكين, الفكين, طقم ثابت, اسنان كامله, زراعه كامله, اول اون فور, اول ان فور, ما عندي اسنان, بلا اسنان, معنديش اسنان, all 3ala 4',
    means: 'full arch, فك كامل',
  },
  { said: 'all on 6, all on six, six implants, اول اون سكس, ست زرعات, 6 زرعات', means: 'six implants, ست زرعات' },
  {
    said: 'zygomatic implants, zygoma implants, cheekbone implants, زرعات الوجنه, زراعه في عظم الوجنه',
    means: 'zygomatic, zygoma',
  },
  {
    said: 'denture, dentures, removable teeth, plate of teeth, partial denture, removable denture, snap in dentures, overdenture, dental plate, take out teeth, طقم اسنان, طقم متحرك, بدله اسنان, طقم, تركيبه متحركه, اسنان متحركه, dentier',
    means: 'denture, full arch, طقم, فك كامل',
    isHint: true,
  },
  {
    said: 'veneer, veneers, laminates, dental laminates, lumineers, tooth shells, teeth shells, tooth facings, porcelain fronts, porcelain facings, caps on front teeth, teeth covers, press on veneers, ceramic shells, teeth laminates, emax, e max, فينير, فنير, فينيرز, الفينير, عدسات الاسنان, عدسات لاصقه للاسنان, عدسات اسنان, قشور الاسنان, قشور, قشره, قشور خزفيه, قشور خزف, قشور البورسلان, لومينير, لومينيرز, ليمونير, ايماكس, وجوه خزفيه, اغلف اسناني قشور, veneerz, fineer',
    means: 'veneers, قشور',
  },
  {
    said: 'composite bonding, tooth bonding, teeth bonding, edge bonding, composite veneers, bonding, بوندينج, كومبوزيت فينير, حشوات تجميليه',
    means: 'bonding, composite',
  },
  {
    said: 'bleaching, whiten my teeth, whitening, teeth whitening, tooth whitening, whiter teeth, whitening teeth, teeth bleaching, bleach my teeth, bleach teeth, teeth whitened, whitened, laser whitening, laser teeth whitening, zoom whitening, brighter teeth, lighten my teeth, get my teeth white, teeth lightening, white teeth, تبييض, تبييض الاسنان, تبييض اسناني, تبيض الاسنان, تبيض اسنان, ابيض اسناني, تبييض بالليزر, تبييض ليزر, تفتيح الاسنان, اسنان بيضاء, سناني بيض, زوم تبييض, تبييض زوم, tabyeed, tabyid asnan',
    means: 'whitening, تبييض',
  },
  {
    said: 'yellow teeth, stained teeth, discoloured teeth, coffee stains, اسنان صفراء, سناني صفرا, اصفرار الاسنان, تصبغات الاسنان',
    means: 'whitening, تبييض',
    isHint: true,
  },
  {
    said: 'tooth cap, dental cap, dental crown, tooth crown, porcelain crown, ceramic crown, zirconia crown, zirconium crown, zirconium crowns, zirconia crowns, zircon crown, zirconium, zirconia, teeth caps, capped tooth, cap on my tooth, cap for a tooth, crowns on my teeth, jacket crown, jacketed, تلبيسه, تلبيس, تلبيسات, تلبيس الاسنان, تلبيس اسنان, تاج, تيجان, زيركون, زركون, زيركونيا, زركونيا, زيركونيوم, طربوش, طربوش سن, طرابيش, كراون, كراونات, كوفر سن, غطا سن, zirkon, talbisa',
    means: 'crown, تاج',
  },
  { said: 'crown, crowns, cap on it', means: 'crown, تاج', isHint: true },
  {
    said: 'dental bridge, tooth bridge, teeth bridge, fixed bridge, porcelain bridge, جسر اسنان, جسر الاسنان, جسر ثابت, كوبري اسنان, كوبري',
    means: 'dental bridge, tooth bridge, جسر',
  },
  {
    said: 'wisdom tooth, wisdom teeth, wisdoms, wisdom tooth out, wisdom teeth out, wisdom tooth extraction, wisdom teeth removal, impacted tooth, impacted teeth, impacted wisdom tooth, third molar, third molars, back teeth out, teeth at the back taken out, ضرس العقل, ضروس العقل, اضراس العقل, سن العقل, ضرس عقل, سنان العقل, درس العقل, ضرس مدفون, اضراس مدفونه, ضرس مطمور, خلع ضرس العقل, خلع العقل, طاحونه العقل, ders el 3a2l',
    means: 'wisdom, العقل',
  },
  {
    said: 'tooth extraction, teeth extraction, pull a tooth, pull my tooth, tooth pulled, teeth pulled, tooth out, tooth taken out, take out a tooth, yank a tooth, remove a tooth, tooth removal, خلع سن, خلع ضرس, خلع اسنان, خلع الاسنان, شيل ضرس, اشيل ضرسي, اقلع ضرسي, قلع سن, قلع ضرس',
    means: 'extraction, خلع',
  },
  {
    said: 'root canal, root canals, root canal treatment, root treatment, root filling, nerve treatment, kill the nerve, tooth nerve, take out the nerve, nerve removal, endodontic, endodontics, endo treatment, save a dead tooth, dead tooth, rct, عصب, سحب العصب, سحب عصب, حشو عصب, حشوه عصب, علاج عصب, علاج العصب, علاج الجذور, علاج جذور, علاج قناه الجذر, علاج لبي, قتل العصب, شيل العصب, اسحب عصب, 3asab',
    means: 'root canal, الجذر',
  },
  {
    said: 'toothache, tooth ache, tooth hurts, throbbing tooth, infected tooth, الم الاسنان, وجع اسنان, وجع ضرس, ضرسي يوجعني, تسوس عميق',
    means: 'root canal, dental, الجذر',
    isHint: true,
  },
  {
    said: 'gum treatment, gum cleaning, deep cleaning, deep clean, root planing, scaling and root planing, below the gum cleaning, periodontal treatment, gum therapy, gum surgery, علاج لثه, علاج اللثه, تنظيف عميق, تنظيف تحت اللثه, تنظيف اللثه, كحت اللثه, كشط اللثه',
    means: 'gum, اللثة',
  },
  {
    said: 'gum disease, gums, bleeding gums, periodontitis, gingivitis, receding gums, wobbly teeth, loose teeth, pyorrhoea, لثه, التهاب اللثه, نزيف اللثه, لثتي تنزف, لثتي ملتهبه, انحسار اللثه, اسنان تتحرك, اسناني تهتز',
    means: 'gum, اللثة',
    isHint: true,
  },
  { said: 'gum graft, gum grafting, gum transplant, ترقيع اللثه, زراعه لثه', means: 'gum graft, ترقيع اللثة' },
  {
    said: 'gum contouring, gum lift, gummy smile, gum reshaping, crown lengthening, قص اللثه, ابتسامه لثويه, نحت اللثه, تطويل التاج',
    means: 'gum contouring, gum lift, gummy smile, crown lengthening, قص اللثة',
  },
  {
    said: 'teeth cleaning, dental cleaning, scale and polish, scaling and polishing, hygienist, tartar removal, plaque removal, polish my teeth, تنظيف اسنان, تنظيف الاسنان, تلميع الاسنان, ازاله الجير, ازاله جير, تنظيف الجير',
    means: 'teeth cleaning, scale, تنظيف الأسنان',
  },
  {
    said: 'tooth filling, dental filling, fillings, white fillings, amalgam, amalgam removal, cavity filled, حشو سن, حشو اسنان, حشوات, حشوه ضرس, حشوه اسنان, حشوه تجميليه',
    means: 'filling, حشو',
  },
  { said: 'inlay, inlays, onlay, onlays, ceramic inlay, حشوات خزفيه, انلاي, اونلاي', means: 'inlay, onlay' },
  {
    said: 'teeth braces, dental braces, get braces, metal braces, ceramic braces, train tracks, straighten my teeth, straighten teeth, straight teeth, teeth straightening, orthodontic, orthodontics, orthodontist, lingual braces, تقويم, تقويم اسنان, تقويم الاسنان, تعديل الاسنان, اسنان معوجه, ta2weem, taqweem',
    means: 'braces, orthodontic, aligners, تقويم',
  },
  {
    said: 'invisalign, clear aligners, aligners, invisible braces, clear braces, plastic braces, تقويم شفاف, انفزلاين, انفيزالاين, تقويم غير مرئي',
    means: 'aligners, invisalign, تقويم شفاف',
  },
  {
    said: 'sinus lift, sinus lifting, sinus floor, sinus augmentation, raise the sinus, bone under the sinus, lift for the upper implants, رفع الجيب, رفع الجيب الفكي, رفع الجيب الانفي, رفع الجيوب, سينس ليفت, ساينس ليفت, رفع جيب',
    means: 'sinus lift, رفع الجيب',
  },
  {
    said: 'bone graft for teeth, dental bone graft, jaw bone graft, bone graft in the jaw, jawbone graft, ridge augmentation, bone powder, زراعه عظم, زراعه العظم, ترقيع العظم الفكي, بودره عظم, طعم عظمي للفك',
    means: 'bone graft, زراعة عظم',
  },
  {
    said: 'jaw surgery, jaw operation, orthognathic, underbite surgery, overbite surgery, double jaw surgery, جراحه الفك, جراحه فك, عمليه الفك, تقديم الفك, بروز الفك',
    means: 'jaw surgery, orthognathic, جراحة الفك',
  },
  {
    said: 'tooth jewellery, tooth jewelry, teeth jewellery, tooth gem, tooth gems, tooth diamond, teeth diamonds, grillz, gold teeth, gold tooth, فص اسنان, كريستال اسنان, الماس اسنان, سن ذهب, اسنان ذهب',
    means: 'tooth jewellery, tooth gem, gold tooth',
  },
  {
    said: 'night guard, mouth guard, bite guard, bite splint, واقي الاسنان, واقي ليلي',
    means: 'night guard, mouth guard',
    isHint: true,
  },
  {
    said: 'kids dentist, child dentist, paediatric dentist, pediatric dentist, milk teeth, baby teeth, اسنان الاطفال, طبيب اسنان اطفال, اسنان لبنيه',
    means: 'children teeth, paediatric dental, أسنان الأطفال',
    isHint: true,
  },
]
