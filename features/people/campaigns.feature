Feature: Campaigns
  Whoever joins is ranked by what the exchange measures, and sees what a better rank would cost.

  Background:
    Given campaigns are run
    And Ada has opened an account
    And Bo has opened an account

  @core
  Scenario: Who trades more ranks first, and who has not joined has no rank
    Given Ada joins the campaign WOOTOPIA_2049
    And Bo joins the campaign WOOTOPIA_2049
    When Ada has bought 0.01 BTC
    And Bo has bought 0.02 BTC
    Then Bo ranks 1 in the campaign WOOTOPIA_2049
    And Ada ranks 2 in the campaign WOOTOPIA_2049
    And Ada would have to trade more than Bo for the first place

  Scenario: Whoever joins is ranked by what they trade, and reads what the next rank takes
    Given Ada joins the campaign WOOTOPIA_2049
    And Bo joins the campaign WOOTOPIA_2049
    When Ada has bought 0.01 BTC
    And Bo has bought 0.02 BTC
    Then Bo ranks before Ada in the campaign WOOTOPIA_2049
    And Ada reads what the next better rank takes, in volume and in fees
    And the Champion badge of WOOTOPIA_2049 is held by whoever ranks first in it

  Scenario: Who has joined and not traded has no rank yet
    When Ada joins the campaign WOOTOPIA_2049
    Then Ada has no rank in the campaign WOOTOPIA_2049
    When Ada has bought 0.01 BTC
    Then Ada has a rank in the campaign WOOTOPIA_2049

  Scenario: Who joins reads at once for which team they trade
    Then Ada reads that she is in none of the teams of THE_GATHERING
    When Ada joins the campaign THE_GATHERING
    Then Ada has no rank in the campaign THE_GATHERING
    And Ada reads that she is in one of the teams of THE_GATHERING

  Scenario: What a campaign asks for is told item by item, and whoever has it all can join
    Then Ada lacks a verified identity and trades for the campaign PERMABEAR_TEALSTREET
    When Ada has bought 0.05 BTC
    Then Ada lacks a verified identity alone for the campaign PERMABEAR_TEALSTREET
    When the exchange has verified Ada
    Then Ada joins the campaign PERMABEAR_TEALSTREET
    And Ada has no rank in the campaign PERMABEAR_TEALSTREET

  @core
  Scenario: Joining twice is joining once, though the answer is lost
    When Ada joins the campaign WOOTOPIA_2049 and the answer is lost
    And Ada joins the campaign WOOTOPIA_2049
    Then Ada takes part in the campaign WOOTOPIA_2049, once

  Scenario: What was won is told until it is put away, and then never again
    Given Ada joins the campaign WOOTOPIA_2049
    And Ada has bought 0.01 BTC
    When the campaign WOOTOPIA_2049 ends
    Then Ada is told once that she came first in it
    When Ada puts that away in two windows at once
    Then Ada is told of no prize
    And Ada reads among her rewards that the campaign WOOTOPIA 2049 has brought them, and nothing else

  @core
  Scenario: Nobody joins a campaign that is over
    Then Ada cannot join the campaign EZPZ_COMPETITION, which is over
