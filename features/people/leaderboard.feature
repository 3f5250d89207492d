Feature: Traders are ranked, found and followed as far as they want it
  Background:
    Given Ada has opened an account
    And Bo has opened an account

  @core
  Scenario: Who shows results is ranked by them, and by volume
    Given Ada has bought 0.01 BTC
    And Bo has bought 0.05 BTC
    When Ada and Bo show their results
    Then by return Cleo reads Ada before Bo, and by volume Bo before Ada
    And Bo reads his own place as 2 of 2 by return

  @core
  Scenario: Nobody is ranked without having asked for it
    Given Ada has bought 0.01 BTC
    Then Bo finds Ada neither in the ranking nor by name, and her profile is closed to him
    And Ada still reads her own place

  Scenario: Who turns private disappears everywhere at once
    Given Ada has bought 0.01 BTC
    And Ada shows everything
    Then Bo finds Ada in the ranking
    When Bo looks for Ada by her name
    Then Bo reads what Ada holds and has traded
    And Bo can make a picture of Ada's results
    When Ada makes her profile private
    Then Bo finds Ada neither in the ranking nor by name, and her profile is closed to him
    And a picture of her own profile tells no results either

  @core
  Scenario: What is hidden cannot be worked out from what is shown
    Given Ada has bought 0.01 BTC
    When Ada shows her trades and not her results
    Then Bo reads that Ada bought BTC, but not at which price and at which hour

  @core
  Scenario: Following, and leaving even somebody who has turned private
    Given Ada shows everything
    When Bo follows Ada
    Then Ada has 1 follower, and Bo follows 1 trader
    When Ada makes her profile private
    Then Bo follows a trader without a name
    When Bo follows that trader no longer
    Then Bo follows nobody

  @core
  Scenario: Following what is followed already is no error
    Given Ada shows everything
    When Bo follows Ada
    And Bo follows Ada in another window too
    Then Ada has 1 follower, and Bo follows 1 trader

  @core
  Scenario: A ranking within bounds says whom it leaves out
    Given Ada has bought 0.01 BTC
    And Bo has bought 0.05 BTC
    When Ada and Bo show their results
    Then of those with a million USDT at least nobody is ranked, and 2 are said to be left out

  @browser
  Scenario: Only who keeps within the bounds is ranked, and the others are counted
    When Ada looks for traders with 100000 USDT at least that fell by 5 percent at most
    Then Ada reads those traders and no others, and how many are left out

  Scenario: A ranking goes by what is asked for, in either direction
    Given Ada has bought 0.01 BTC
    And Bo has bought 0.05 BTC
    When Ada and Bo show their results
    Then by whatever traders are ranked, each reads who has most first, or least

  @core
  Scenario: Who is followed comes before who has traded more, where followers count
    Given Ada has bought 0.01 BTC
    And Bo has bought 0.05 BTC
    When Ada and Bo show their results
    And Bo follows Ada
    Then by whatever traders are ranked, each reads who has most first, or least
