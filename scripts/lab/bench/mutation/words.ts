import type { Words } from './planting.ts';

/** Sentences that say the same in every language, for what the content of the site has none of. */
export const sentences = {
  code: {
    en: 'Save the file as `chair_01.glb` before you send it.',
    nl: 'Sla het bestand op als `chair_01.glb` voordat u het verstuurt.',
    fr: 'Enregistrez le fichier sous `chair_01.glb` avant de l’envoyer.',
    de: 'Speichern Sie die Datei als `chair_01.glb`, bevor Sie sie senden.',
    ar: 'احفظوا الملف باسم `chair_01.glb` قبل إرساله.',
    zh: '发送之前，请把文件另存为 `chair_01.glb`。',
  },
  external: {
    en: 'The [standard of the format](https://example.org/gltf/2.0) describes all of it.',
    nl: 'De [norm van het formaat](https://example.org/gltf/2.0) beschrijft dat allemaal.',
    fr: 'La [norme du format](https://example.org/gltf/2.0) décrit tout cela.',
    de: 'Die [Norm des Formats](https://example.org/gltf/2.0) beschreibt das alles.',
    ar: 'يصف [معيار الصيغة](https://example.org/gltf/2.0) ذلك كله.',
    zh: '[格式标准](https://example.org/gltf/2.0)对此有完整说明。',
  },
  picture: {
    en: '![A person at a drawing table](/images/team/1.svg)',
    nl: '![Iemand aan een tekentafel](/images/team/1.svg)',
    fr: '![Une personne à sa table à dessin](/images/team/1.svg)',
    de: '![Eine Person am Zeichentisch](/images/team/1.svg)',
    ar: '![شخص أمام طاولة رسم](/images/team/1.svg)',
    zh: '![绘图桌前的人](/images/team/1.svg)',
  },
  numbers: {
    en: 'In 1998 the first hall had 2,500 chairs with a height of 3.5 meters in total.',
    nl: 'In 1998 telde de eerste hal 2.500 stoelen met een hoogte van in totaal 3,5 meter.',
    fr: 'En 1998, la première salle comptait 2\u202f500 chaises, pour une hauteur totale de 3,5 mètres.',
    de: 'Im Jahr 1998 standen in der ersten Halle 2.500 Stühle mit einer Höhe von insgesamt 3,5 Metern.',
    ar: 'في عام 1998 ضمت القاعة الأولى 2,500 كرسي بارتفاع إجمالي قدره 3.5 أمتار.',
    zh: '1998 年，第一个展厅有 2,500 把椅子，总高度为 3.5 米。',
  },
  names: {
    en: 'Ana Reyes and Liam O’Connor use Blender and ZBrush in Makati.',
    nl: 'Ana Reyes en Liam O’Connor gebruiken Blender en ZBrush in Makati.',
    fr: 'Ana Reyes et Liam O’Connor utilisent Blender et ZBrush à Makati.',
    de: 'Ana Reyes und Liam O’Connor arbeiten in Makati mit Blender und ZBrush.',
    ar: 'تستخدم آنا رييس مع ليام أوكونور برنامجي Blender وZBrush في ماكاتي.',
    zh: 'Ana Reyes 和 Liam O’Connor 在马卡蒂使用 Blender 和 ZBrush。',
  },
  question: {
    en: 'Does the chair fit through the door? Then order it: we deliver at once!',
    nl: 'Past de stoel door de deur? Bestel hem dan: we leveren meteen!',
    fr: 'La chaise passe-t-elle par la porte\u202f? Commandez-la donc\u00a0: nous livrons tout de suite\u202f!',
    de: 'Passt der Stuhl durch die Tür? Dann bestellen Sie ihn: Wir liefern sofort!',
    ar: 'هل يمر الكرسي من الباب؟ إذن اطلبوه، فنحن نسلمه فورًا!',
    zh: '椅子能通过房门吗？那就订购吧：我们马上送货！',
  },
  quotation: {
    en: 'The cover is called “Stone” in the shop.',
    nl: 'De bekleding heet “Steen” in de winkel.',
    fr: 'Le revêtement s’appelle «\u00a0Pierre\u00a0» en magasin.',
    de: 'Der Bezug heißt im Laden „Stein“.',
    ar: 'يسمى الغطاء «حجر» في المتجر.',
    zh: '这款面料在店里叫“石头”。',
  },
} as const satisfies { readonly [name: string]: Words };
